/** A class as those see it who teach in it. */
export const teacherClassPath = (classId: string): `/${string}` => `/lms/teacher/classes/${classId}`

/** Where the manager looks at a class and at a teacher of the school (D05). */
export const schoolClassPath = (classId: string): `/${string}` => `/lms/home/classes/${classId}`
export const schoolTeacherPath = (teacherId: string): `/${string}` => `/lms/home/teachers/${teacherId}`

/** In the address of the manager's home: which teachers of the school are shown first. */
export const unverifiedTeachers = { name: 'teachers', value: 'unverified' } as const

const schoolTeachers = `/lms/home?role=manager&${unverifiedTeachers.name}=` as const
/** The manager's home with the teachers of the school; and with those alone whom nobody has verified (D05). */
export const SCHOOL_TEACHERS_PATH = `${schoolTeachers}all` as const
export const UNVERIFIED_TEACHERS_PATH = `${schoolTeachers}${unverifiedTeachers.value}` as const
